import { noteNoAnswer } from '#shared/api/connection'
import { requestErrorOf } from '#shared/api/errors'
import { confirm } from '#shared/feedback/confirm'
import { translate } from '#shared/i18n/text'
import { dropUnsaved, hasUnsaved } from '#shared/navigation/unsaved'
import { readAddress, replaceAddress } from '../address'
import { texts } from '../text'
import { entryOf, hasOtherBuild } from './build'
import { loadStyles } from './styles'

/** Another build has to be loaded, and the person keeps what is not saved instead. */
export class ReloadRejected extends Error {}

/**
 * Loads a part of the application. Where it does not come, the server is asked for its build. Without an answer this says
 * that the connection is lost, and rejects with `RequestError`. With another build the document is loaded again, at what `path` returns then:
 * once for each part and build, so that a part that stays missing ends in an error view and not in a loop, and never
 * over unsaved input without asking: rejects with `ReloadRejected`. With the same build the part is loaded again.
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>, path = readAddress): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isOther = await hasOtherBuild()
    if (isOther === undefined) {
      noteNoAnswer()
      throw requestErrorOf(error)
    }
    if (isOther) {
      if (!(await reloadsOnce(`${entryOf(document)}#${name}`, path))) throw error
      return new Promise<never>(() => {})
    }
    await loadStyles()
    return load()
  }
}

async function reloadsOnce(mark: string, path: () => string): Promise<boolean> {
  if (isMarked(mark)) return false
  if (hasUnsaved() && !(await mayReload())) throw new ReloadRejected()
  if (!setMark(mark)) return false
  dropUnsaved()
  replaceAddress(path())
  location.reload()
  return true
}

function mayReload(): Promise<boolean> {
  return confirm({
    title: translate(texts, 'newBuild'),
    hint: translate(texts, 'newBuildHint'),
    action: translate(texts, 'reload'),
    isDanger: true,
  })
}

// Without storage nothing could stop a loop.
function isMarked(mark: string): boolean {
  try {
    return sessionStorage.getItem(mark) !== null
  } catch {
    return true
  }
}

function setMark(mark: string): boolean {
  try {
    sessionStorage.setItem(mark, 'reloaded')
    return true
  } catch {
    return false
  }
}
