import { translate } from 'atrium/console/text'
import { texts } from './text'

interface Wanted {
  endings: RegExp
  /** The text where the name has another ending. */
  otherEnding: 'notJson' | 'notSheet'
  megabytes: number
}

/** Returns why a choice of files cannot be read; undefined where it can. */
export function fileError(files: readonly File[], { endings, otherEnding, megabytes }: Wanted): string | undefined {
  const [file] = files
  if (!file || files.length > 1) return translate(texts, 'oneFile')
  const { name, size } = file
  if (!endings.test(name)) return translate(texts, otherEnding, { name })
  return size > megabytes * 1024 * 1024 ? translate(texts, 'tooLarge', { name, megabytes }) : undefined
}
