import type { ErrorData } from 'atrium/contract/endpoint'
import { momentText } from '#shared/crud/moment-text'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Returns what says who changed, or deleted, a record meanwhile, and when. */
export function useChangeText(): (kind: 'stale' | 'deleted', error: Pick<ErrorData, 'lastChange'>) => string {
  const t = useText(texts)
  return (kind, { lastChange }) => {
    if (!lastChange) return t(kind)
    const time = momentText(lastChange.at)
    if (lastChange.isOwn) return t(`${kind}Own`, { time })
    return lastChange.by === null ? t(`${kind}At`, { time }) : t(`${kind}By`, { name: lastChange.by, time })
  }
}
