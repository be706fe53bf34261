"""An import-linter contract: what a package may import from outside the project."""

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class AllowedExternals(Contract):
    """Refuse every import from outside the project that is not listed as allowed.

    Options:
        modules: The packages that are watched, each with everything below it.
        allowed: Top-level names of the outside modules that they may import.
    """

    modules = fields.SetField(subfield=fields.StringField())
    allowed = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Collect the forbidden imports of the watched packages."""
        allowed: set[str] = set(self.allowed)  # type: ignore[call-overload]
        watched: set[str] = set(self.modules)  # type: ignore[call-overload]
        found: list[str] = []
        for package in sorted(watched & graph.modules):
            for importer in sorted({package} | graph.find_descendants(package)):
                for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                    top = imported.partition(".")[0]
                    if top in allowed or not graph.is_module_squashed(imported):
                        continue
                    for detail in graph.get_import_details(importer=importer, imported=imported):
                        found.append(f"{importer}:{detail['line_number']} imports {imported}")
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line per forbidden import."""
        for line in check.metadata["found"]:
            output.print_error(line)
