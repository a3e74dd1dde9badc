import { notify } from '#shared/feedback/notify'
import { translate } from '#shared/i18n/text'
import { texts } from './text'

const maxMegabytes = 10

/** The text of a chosen file, which may be broken JSON; undefined after saying why it is not read. */
export async function readJsonFile(file: File | undefined): Promise<string | undefined> {
  if (!file) return undefined
  const { name } = file
  if (!/\.json$/i.test(name)) notify.error(translate(texts, 'wrongType', { name }))
  else if (file.size > maxMegabytes * 1024 * 1024) notify.error(translate(texts, 'tooLarge', { name, maxMegabytes }))
  else return file.text()
  return undefined
}
