import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, PlainError } from '../../platform/commands/lib/run.mjs'
import { launch, openView, takePicture } from './browser.mjs'
import { moment } from './list.mjs'
import { startForPictures } from './servers.mjs'
import { personOf } from './take.mjs'

const folder = 'test-results/pictures'

/** Both languages, themes and widths in four pictures. */
const variants = [
  { language: 'zh-cn', theme: 'light', width: 1440, height: 900 },
  { language: 'en', theme: 'dark', width: 1440, height: 900 },
  { language: 'zh-cn', theme: 'dark', width: 390, height: 844 },
  { language: 'en', theme: 'light', width: 390, height: 844 },
]

/**
 * Takes a page of the built product in four variants, as `username` sees it with the data of the sample company, and writes PNG files into
 * `test-results/pictures`. Throws a PlainError where it is no path, the account cannot sign in, or the page does not come to rest.
 */
export async function takeVariants(path, username) {
  if (!path.startsWith('/')) throw new PlainError(`${path} is no path of a page, such as /system/post.`)
  mkdirSync(resolve(root, folder), { recursive: true })
  const server = await startForPictures(false)
  const browser = await launch()
  try {
    for (const variant of variants) {
      const page = await openView(browser, server.address, { ...variant, path, person: personOf(username), moment })
      const { width, theme, language } = variant
      const file = join(folder, `${nameOf(path)}-${username}-${width}-${theme}-${language}.png`)
      writeFileSync(resolve(root, file), await takePicture(page))
      await page.context().close()
      console.log(file)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const nameOf = (path) => path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
