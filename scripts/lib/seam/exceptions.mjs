const build = { 'platform/build/module-build.ts': 'the build of a module is no part of its console' }

/** The files that modules of this repository import beside the seam, by module and with the reason. The list only gets shorter. */
export const exceptions = {
  forms: {
    ...build,
    'platform/console/src/shared/crud/form/conflict/comparison.tsx':
      'the designer compares two designs as a form compares two records',
    'platform/console/src/shared/crud/form/conflict/conflict-bar.tsx': 'as above',
    'platform/console/src/shared/crud/form/conflict/presence/presence-note.tsx': 'as above',
    'platform/console/src/shared/crud/form/conflict/text.ts': 'as above',
    'platform/console/src/shared/crud/form/conflict/use-change-text.ts': 'as above',
    'platform/console/src/shared/crud/form/conflict/use-side-text.ts': 'as above',
    'platform/server/src/access/enabled-menus.ts': 'a form asks whether its menu entry is shown',
  },
  showcase: {
    ...build,
    'platform/console/src/shared/browser/parse-html.ts': 'the showcase shows how it is used',
    'platform/console/src/shared/browser/slices.ts': 'as above',
    'platform/console/src/shared/crud/table/columns/column-resize.tsx': 'as above',
    'platform/console/src/shared/settings/layout.ts': 'a page of the showcase chooses the layout',
    'platform/console/src/shared/settings/settings.ts': 'as above',
    'platform/console/src/shared/theme/source/source-colours.module.css': 'the showcase draws the code of its examples',
    'platform/console/src/shared/theme/source/source-parts.ts': 'as above',
  },
}
