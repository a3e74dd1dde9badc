import { moveModules } from './0.2.0-modules.mjs'
import { moveResources } from './0.2.0-resources.mjs'
import { mentions, renameSpecifiers } from './codemod/specifiers.mjs'

const before = '@atrium/'
const parts = /^@atrium\/(contract|server|ui|console)(?=$|[/?])/

/** Returns `atrium/ui/…` for `@atrium/ui/…`, and undefined for another specifier. */
const renamed = (specifier) => (parts.test(specifier) ? specifier.replace('@', '') : undefined)

const dependencies = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
const rules = [renameImports, renamePackages, renameStyles, listOthers, moveModules, moveResources]

/** The four packages of the platform are one, and the parts of a module are found by its folders. */
export default {
  version: '0.2.0',
  title: 'import atrium/… in place of @atrium/…',
  renames: [],
  run(project) {
    for (const rule of rules) rule(project)
  },
}

function renameImports(project) {
  renameSpecifiers(project, before, renamed)
}

/** Asks for `atrium` where a package.json asks for its parts. The product itself does already. */
function renamePackages(project) {
  for (const [file, data] of project.manifests()) {
    const isProduct = dependencies.some((section) => data[section]?.atrium !== undefined)
    const sections = dependencies.filter((section) => Object.keys(data[section] ?? {}).some((name) => parts.test(name)))
    if (sections.length === 0) continue
    for (const section of sections) {
      const kept = Object.entries(data[section]).filter(([name]) => !parts.test(name))
      const all = isProduct ? kept : [...kept, ['atrium', '*']]
      data[section] = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    }
    project.writeManifest(file, data)
  }
}

/** Renames the imports of style sheets: whole texts in quotes. */
function renameStyles(project) {
  for (const [file, text] of project.texts())
    if (file.endsWith('.css'))
      project.write(
        file,
        text.replaceAll(/(["'])(@atrium\/[^"'\s]+)\1/g, (all, quote, name) => {
          const next = renamed(name)
          return next === undefined ? all : quote + next + quote
        }),
      )
}

/** Lists the lines of other files, such as configurations, that name a part. */
function listOthers(project) {
  for (const [file, text] of project.texts())
    text.split('\n').forEach((line, index) => {
      if (line.includes(before) && mentions(line, before, renamed))
        project.left({ file, line: index + 1 }, `has @atrium/… in it: write atrium/… if it names the platform.`)
    })
}
