"""The Great Train Robbery: a train with railcars to buy at stations, sixteen cards, eight characters."""
