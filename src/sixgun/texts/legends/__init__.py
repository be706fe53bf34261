"""The words of Western Legends: its records as sentences of no language, and the codes on its cards."""

from sixgun.texts.legends.fields import NAMED, SILENT, asked, params, silent

__all__ = ["NAMED", "SILENT", "asked", "params", "silent"]
