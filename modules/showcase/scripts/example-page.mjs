import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { examplesOf } from '../build/example-files.mjs'
import { PlainError, root } from '../../../platform/commands/lib/run.mjs'
import { pageChanges } from '../../../platform/commands/new/page.mjs'
import { pascal } from '../../../platform/commands/new/words/case.mjs'
import { packageChanges } from './example-packages.mjs'

/**
 * Returns the changes of `npm run new page module/name -- --example components/segmented/filter`: the page with that example of the showcase, and the files
 * that the example needs, its packages in the package.json of the module, and in `note` a sentence about those. `folder` is where the module is.
 * Throws one sentence for what cannot be made.
 */
export function exampleChanges(id, example, folder = root) {
  const [area] = id.split('/')
  const { created } = pageChanges(id, undefined, folder)
  if (!existsSync(join(folder, `modules/${area}/package.json`))) {
    throw new PlainError(
      `There is no module ${area} to put the example into: make it with "npm run new module ${area}", or name another one.`,
    )
  }
  const place = `modules/${area}/console/pages/${id}`
  const name = posix.basename(example)
  const copied = {}
  const { files, uses, module } = sourceOf(example)
  for (const [source, file] of files) {
    const target = `${place}/${file.name}`
    if (file.text !== undefined && /\.tsx?$/.test(file.name)) created[target] = withNamespace(file, id)
    else copied[target] = source
  }
  created[`${place}/page.tsx`] = pageFile(pascal(posix.basename(id)), name)
  const packages = packageChanges({ from: module, to: area, uses }, folder)
  return { created, changed: packages.changed, copied, note: packages.note }
}

/** The files of an example with their paths, what they import of the platform and of packages, and the module that it is of. */
function sourceOf(example) {
  const [page, name] = [posix.dirname(example), posix.basename(example)]
  const modules = readdirSync(join(root, 'modules'))
  const folderOf = (module) => `modules/${module}/console/pages/${page}`
  const module = modules.find(
    (one) => /^\w[\w/-]*$/.test(example) && existsSync(join(root, folderOf(one), 'examples', `${name}.tsx`)),
  )
  if (!module) {
    throw new PlainError(
      `There is no example ${example}: below the code of each example the showcase has the line that takes it, such as --example components/segmented/filter.`,
    )
  }
  const { files, examples } = examplesOf(folderOf(module))
  const { files: paths, uses } = examples[name]
  return { files: paths.map((path) => [path, files[path]]), uses, module }
}

/** Texts are found by the folder they are in. */
function withNamespace({ name, text }, id) {
  const own = name === 'text.ts' ? id : `${id}/${name.replace(/(?:\/text)?\.tsx?$/, '')}`
  return text.replace(/(?<=\bdefineText\(')[^']+/, own)
}

const pageFile = (component, example) => `import { useText } from 'atrium/console/text'
import ${pascal(example)} from './examples/${example}'
import { texts } from './text'

export default function ${component}Page() {
  const t = useText(texts)
  return (
    <>
      <h1>{t('title')}</h1>
      <${pascal(example)} />
    </>
  )
}
`
