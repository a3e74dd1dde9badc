import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../platform/commands/install.mjs'
import { PlainError, isProgram, main, root, since } from '../platform/commands/lib/run.mjs'
import { fileOf, languages, pictures } from './pictures/list.mjs'

/**
 * Takes pictures of the running product and gives `onPicture(file, bytes)` each one: the path from the root, and a WebP. `chosen` are of the
 * list in pictures/list.mjs. Throws a PlainError where there is no browser, or a page does not come to rest.
 */
async function takePictures(chosen, onPicture) {
  // Only now: they load packages that may have just been installed.
  const [{ launch }, { takeOne }, { startForPictures }] = await Promise.all([
    import('./pictures/browser.mjs'),
    import('./pictures/take.mjs'),
    import('./pictures/servers.mjs'),
  ])
  const browser = await launch()
  try {
    for (const ofFeature of [false, true]) {
      const some = chosen.filter((picture) => Boolean(picture.ofFeature) === ofFeature)
      if (some.length === 0) continue
      const server = await startForPictures(ofFeature)
      try {
        for (const picture of some)
          for (const language of languages)
            await onPicture(fileOf(picture, language), await takeOne(browser, server.address, picture, language))
      } finally {
        await server.stop()
      }
    }
  } finally {
    await browser.close()
  }
}

/** Takes all pictures again and compares them with those in the repository. Returns a result as the steps of the check have it. */
export async function checkPictures() {
  const { difference } = await import('./pictures/compare.mjs')
  const result = { passed: 0, failed: 0, skipped: 0, reasons: [] }
  await takePictures(pictures, async (file, bytes) => {
    const path = resolve(root, file)
    const found = existsSync(path) ? await difference(readFileSync(path), bytes) : 'there is no such file'
    console.log(`  ${found ? '✗' : '✓'} ${file}${found ? `: ${found}` : ''}`)
    if (found) result.reasons.push(`${file}: ${found}. Look at the page; if it is as it should be: npm run pictures`)
    result[found ? 'failed' : 'passed'] += 1
  })
  return result
}

const usage = `Use one of:
  npm run pictures                            makes all pictures of the documentation
  npm run pictures NAME …                     makes some of them: ${pictures.map(({ name }) => name).join(', ')}
  npm run pictures -- --page PATH [--as NAME] takes a page in four variants, to be looked at`

/** Returns what the command line asks for. Throws a PlainError with the usage where it asks for nothing that there is. */
function readArguments(args) {
  try {
    const options = { page: { type: 'string' }, as: { type: 'string', default: 'admin' } }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const unknown = positionals.filter((name) => !pictures.some((picture) => picture.name === name))
    if (unknown.length > 0) throw new Error(`There is no picture ${unknown.join(', ')}.`)
    if (values.page && positionals.length > 0) throw new Error('Name pictures, or a page.')
    return { ...values, names: positionals }
  } catch (error) {
    throw new PlainError(`${error.message}\n${usage}`)
  }
}

async function makePictures(names) {
  const chosen = names.length > 0 ? pictures.filter(({ name }) => names.includes(name)) : pictures
  await takePictures(chosen, (file, bytes) => {
    mkdirSync(dirname(resolve(root, file)), { recursive: true })
    writeFileSync(resolve(root, file), bytes)
    console.log(`${file}  ${Math.ceil(bytes.length / 1024)} KB`)
  })
  console.log(`Taken in ${since(0)}. Look at each at its full size before you commit it.`)
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const { names, page, as } = readArguments(process.argv.slice(2))
    await ensureInstalled()
    if (page === undefined) return makePictures(names)
    const { takeVariants } = await import('./pictures/variants.mjs')
    return takeVariants(page, as)
  })
}
