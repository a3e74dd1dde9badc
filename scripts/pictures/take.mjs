import { PlainError } from '../../platform/commands/lib/run.mjs'
import { openView, takePicture } from './browser.mjs'
import { moment } from './list.mjs'
import { encoded, shapes } from './shapes.mjs'

/** Returns what one of the demo's accounts signs in with. */
export const personOf = (username) => ({ username, password: 'Atrium#2026' })

/** Takes a picture of the list in one language. Returns the bytes of its file. */
export async function takeOne(browser, origin, { name, shape, views }, language) {
  try {
    const taken = []
    for (const view of views) taken.push(await takeView(browser, origin, view, language))
    return await encoded(await shapes[shape](taken))
  } catch (error) {
    // Without Playwright's log of each try.
    const reason = error.message.split('\n').slice(0, 3).join('\n')
    throw new PlainError(`The picture ${name} (${language}) cannot be taken: ${reason}`)
  }
}

async function takeView(browser, origin, { prepare, ...view }, language) {
  const page = await openView(browser, origin, { person: personOf('admin'), ...view, language, moment })
  try {
    await prepare?.(page, (zh, en) => (language === 'en' ? en : zh))
    return await takePicture(page)
  } finally {
    await page.context().close()
  }
}
