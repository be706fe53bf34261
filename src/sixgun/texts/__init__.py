"""Sentences in four languages. The engine speaks in keys and numbers; here they become words.

They do so in two steps. `wording` turns facts into a `Said`: the key of a text and its variables, in no
language yet. A `Speaker` says that in one language; a browser that has the same files can do it just as well.

Texts are Fluent files, ``<lang>/*.ftl``; every file of a language is read, so a new game or door adds a file
and touches none. Every language has the same keys with the same variables; the tests see to it.

================================  ======================================================================
``game-dice``, ``set-dice-base``  titles of games and of their boxes
``bang-setting-open_discard``     a setting of a table; ``.about`` explains it
``bang-preset-series``            settings that go together; ``.about`` explains them
``role-sheriff``                  a role; ``.goal`` says how it wins, ``.goal-three`` with three players
``face-arrow``                    a die face; ``.short`` is the word used in lists
``cause-indians``                 why life was lost, where a card or character does not say it
``character-bart_cassidy``        a name, shared by all games that have the character; an attribute
                                  ``.dice`` is the name as only that game prints it
``card-beer``                     a kind of playing card; ``bang-card-beer`` says what it does
``colour-blue``, ``suit-hearts``  colours and suits of playing cards
``poker-sprint``, ``item-mule``    names of Western Legends: also ``story-``, ``goal-``, ``black-``
``site-``, ``space-``, ``region-``  its places; ``.at`` says where somebody stands
``legends-step-..``, ``-on-..``    parts of the sentences made from the codes of its cards
``dice-ability-bart_cassidy``     what the character does, per game
``dice-prompt-reroll``            what a player must decide; ``.waiting`` is the line the others read
``dice-option-Reroll``            one choice, by the class of the option
``dice-event-DiceRolled``         a line of the log, by the class of the event
``dice-result-law-prevails``      how a game ended, by the reason of the result
``dice-count-arrows``             part of a sentence that several texts share
``refusal-dynamite-locked``       why something cannot be done; the same key in every game
``kernel-...``                    prompts and options that all games share, and other glue
``bot-...``                       why a bot chose as it did, also the reason of a hint
``complaint-...``                 why a table or a replay cannot be had as asked
``ui-...``                        labels of the terminal and the command line
``report-...``                    the page about a simulation
``ruling-dice-4``                 a line of the rulings register
``server-...``                    why the server says no, and what happens at a table besides the game
``web-...``                       the web table
================================  ======================================================================

Variables are named after the fields and parameters of the engine. A seat becomes the player, who is called
by name or, as the reader of the text, *you*: ``$by_is`` tells ``you``, ``other``, ``self`` (the same as
``$seat``) and ``nobody`` apart, and a line of the log about its reader has the form ``.you``. An id stays an
id, to choose a form by, and ``$cause_name`` is its printed name. Names of players are never inflected.
`catalogue.FORMS` lists the forms of a text.
"""

from sixgun.texts.catalogue import LANGUAGES
from sixgun.texts.said import Said
from sixgun.texts.speaker import Speaker, TextFault, speaker

__all__ = ["LANGUAGES", "Said", "Speaker", "TextFault", "speaker"]
