import { isTest } from '../boundary-rules.mjs'

/** The files that modules of this repository import beside the seam, by module and with the reason. The list only gets shorter. */
const exceptions = {
  forms: {
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
    'platform/console/build/module-build.ts': 'the build of a module is no part of its console',
    'platform/console/src/shared/browser/parse-html.ts': 'the showcase shows how it is used',
    'platform/console/src/shared/browser/slices.ts': 'as above',
    'platform/console/src/shared/crud/table/columns/column-resize.tsx': 'the showcase shows how it is used',
    'platform/console/src/shared/settings/layout.ts': 'a page of the showcase chooses the layout',
    'platform/console/src/shared/settings/settings.ts': 'as above',
    'platform/console/src/shared/theme/source/source-colours.module.css': 'the showcase draws the code of its examples',
    'platform/console/src/shared/theme/source/source-parts.ts': 'as above',
  },
}

/**
 * Returns a sentence for each name that a module imports of the platform and that the seam does not list, for each exception that nothing needs,
 * and for each file of the platform that takes a name from the seam instead of from its file.
 */
export function importsBesideSeam(modules, seamFiles, excepted = exceptions) {
  const isSeam = (file) => seamFiles.includes(file)
  const seam = modules.filter(({ file }) => isSeam(file)).flatMap(({ imports }) => imports)
  const listed = new Set(seam.flatMap(({ target, names }) => names.map((name) => `${target}#${name}`)))
  const files = new Set(seam.map(({ target }) => target))
  const needed = new Set()
  const allowed = Object.assign({}, ...Object.values(excepted))
  const sentences = modules.flatMap(({ file, imports }) =>
    imports.flatMap(({ specifier, target, names }) => {
      if (isTest(file) || !target?.startsWith('platform/')) return []
      if (isSeam(target)) {
        return file.startsWith('platform/')
          ? [`${file} imports ${specifier}: in the platform, import from the file itself.`]
          : []
      }
      // Docstrings for the showcase's tables of properties.
      if (!file.startsWith('modules/') || specifier.endsWith('?properties')) return []
      // Of what an import() leads to, any name may be used.
      if (names.length === 0 && files.has(target)) return []
      return (names.length > 0 ? names : ['*']).flatMap((name) => {
        const key = [target, `${target}#${name}`].find((one) => one in allowed)
        if (key) needed.add(key)
        return key || listed.has(`${target}#${name}`)
          ? []
          : [
              `${file} imports ${name} from ${specifier}: it is not in the seam (docs/guides/seam.md), which is what a module may import.`,
            ]
      })
    }),
  )
  const isThere = (name) => modules.some(({ file }) => file.startsWith(`modules/${name}/`))
  const unneeded = Object.entries(excepted).flatMap(([name, reasons]) =>
    isThere(name) ? Object.keys(reasons).filter((key) => !needed.has(key)) : [],
  )
  return [
    ...sentences,
    ...unneeded.map((key) => `No module imports ${key}: take it out of the exceptions of the seam.`),
  ]
}
