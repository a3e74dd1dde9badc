import { parseSync } from 'vite'

/** Returns a line for each import or re-export of a deprecated name, with place and replacement. `sources` are `{ file, text }`, `deprecated` is that of seam.json. */
export function deprecatedUses(sources, deprecated) {
  const specifiers = new Set(Object.keys(deprecated).map((key) => key.split('#')[0]))
  return sources
    .filter(({ text }) => [...specifiers].some((specifier) => text.includes(specifier)))
    .flatMap(({ file, text }) =>
      namesIn(file, text).flatMap(({ specifier, name, start }) => {
        const { since, use } = deprecated[`${specifier}#${name}`] ?? {}
        const line = text.slice(0, start).split('\n').length
        return since ? [`${file}:${line} imports ${name} of ${specifier}, deprecated since ${since}: use ${use}.`] : []
      }),
    )
}

/** Returns the names that a file imports or passes on, with where they are in its text. */
function namesIn(file, text) {
  const { module } = parseSync(file, text)
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ moduleRequest, importName })),
  )
  const passedOn = module.staticExports.flatMap(({ entries }) => entries).filter(({ moduleRequest }) => moduleRequest)
  return [...imported, ...passedOn].flatMap(({ moduleRequest, importName }) =>
    importName.name ? [{ specifier: moduleRequest.value, name: importName.name, start: importName.start }] : [],
  )
}
