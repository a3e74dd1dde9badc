import { guide } from '../../commands/lib/guide.mjs'
import { isTest } from '../boundaries/boundary-rules.mjs'

/**
 * Returns a sentence for each name that a module imports of the platform by the path of a file: one that the seam has comes from the seam, any other one is
 * an exception of that module. Tests may import what the seam does not have. Also for each exception that its module does not need, and for each file of
 * the platform that takes a name from the seam instead of from its file. `seamFiles` are the files of the seam by what they are imported by,
 * `excepted` what modules may import beside the seam: by module and file, with the reason.
 */
export function importsBesideSeam(modules, seamFiles, excepted = {}) {
  const listed = seamNames(modules, seamFiles)
  const isSeam = (file) => Object.values(seamFiles).includes(file)
  const needed = new Set()
  const sentences = modules.flatMap(({ file, imports }) =>
    imports.flatMap(({ specifier, target, names }) => {
      if (!target?.startsWith('platform/')) return []
      if (isSeam(target)) {
        return file.startsWith('platform/') && !isTest(file)
          ? [`${file} imports ${specifier}: in the platform, import from the file itself.`]
          : []
      }
      // Docstrings for the showcase's tables of properties.
      if (!file.startsWith('modules/') || specifier.endsWith('?properties')) return []
      const [, module] = file.split('/')
      return (names.length > 0 ? names : ['*']).flatMap((name) => {
        const source = listed.get(`${target}#${name}`)
        if (source) return [`${file} imports ${name} from ${specifier}: import it from ${source}.`]
        if (isTest(file)) return []
        const key = [target, `${target}#${name}`].find((one) => excepted[module] && one in excepted[module])
        if (key) needed.add(`${module} ${key}`)
        return key
          ? []
          : [
              `${file} imports ${name} from ${specifier}: it is not in the seam (${guide('seam')}), which is what a module may import.`,
            ]
      })
    }),
  )
  const isThere = (name) => modules.some(({ file }) => file.startsWith(`modules/${name}/`))
  const unneeded = Object.entries(excepted).flatMap(([name, reasons]) =>
    isThere(name) ? Object.keys(reasons).flatMap((key) => (needed.has(`${name} ${key}`) ? [] : [{ name, key }])) : [],
  )
  return [
    ...sentences,
    ...unneeded.map(({ name, key }) => `${name} does not import ${key}: take it out of its exceptions of the seam.`),
  ]
}

/** The names of the seam by file and name, each with what it is imported from. */
function seamNames(modules, seamFiles) {
  const importsOf = (file) => modules.find((one) => one.file === file)?.imports ?? []
  return new Map(
    Object.entries(seamFiles).flatMap(([source, file]) =>
      importsOf(file).flatMap(({ target, names }) => names.map((name) => [`${target}#${name}`, source])),
    ),
  )
}
