import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ejectablePages, ejectedFile, ejectedText, filesOfPage } from './lib/ejected.mjs'
import { guide } from './lib/guide.mjs'
import { PlainError, platformFolder, root } from './lib/run.mjs'

export const usage = `atrium eject PAGE MODULE      for example atrium eject system/post stock
Copies the page to modules/MODULE/console/pages/PAGE and lists it in what the module replaces. Calls, permissions and tables stay those of the platform.
"atrium upgrade" says when the page of the platform has changed since. Look first whether ${guide('what-a-product-may-change')} has a part for it.`

/** Copies a page of the platform into a module, to be changed there. */
export async function command(words) {
  if (words.length !== 2) throw new PlainError(usage)
  const { writeAll } = await import('./new/files.mjs')
  const [page, module] = words
  for (const line of await writeAll(await ejectChanges(page, module))) console.log(line)
  console.log(`\nThe page ${page} is that of the module ${module}.`)
}

/** Returns the changes of `atrium eject`, as `writeAll` takes them. Throws a sentence where there is nothing to copy, or no place for it. */
export async function ejectChanges(page, module, { folder = root, platform = platformFolder } = {}) {
  const pages = ejectablePages(platform)
  if (!pages.includes(page)) throw new PlainError(`There is no page "${page}" to copy. There are: ${pages.join(', ')}.`)
  const { hasModule } = await import('./new/project.mjs')
  if (!hasModule(module, folder))
    throw new PlainError(`There is no module ${module}: make it with "npm run new module ${module}".`)
  const place = `modules/${module}/console/pages/${page}`
  if (existsSync(join(folder, place))) throw new PlainError(`${place} is there already. Nothing was written.`)
  const files = filesOfPage(platform, page)
  const { version } = JSON.parse(readFileSync(join(platform, 'package.json'), 'utf8'))
  const copies = Object.entries(files).map(([path, text]) => [`${place}/${path}`, text])
  const { withElementOrArray } = await import('./new/source-edits.mjs')
  const file = `modules/${module}/contract/index.ts`
  const text = idsIn(page, files).reduce(
    (before, id) => withElementOrArray(file, before, { name: 'module', within: 'replaces', entry: `'${id}'` }),
    readFileSync(join(folder, file), 'utf8'),
  )
  return {
    created: { ...Object.fromEntries(copies), [`${place}/${ejectedFile}`]: ejectedText(page, version, files) },
    changed: { [file]: text },
  }
}

/** The ids of a page and of those in folders of it, such as that of one record. */
const idsIn = (page, files) =>
  Object.keys(files)
    .filter((path) => /(?:^|\/)page\.tsx$/.test(path))
    .map((path) => `${page}/${path}`.replace(/\/page\.tsx$/, ''))
    .toSorted()
