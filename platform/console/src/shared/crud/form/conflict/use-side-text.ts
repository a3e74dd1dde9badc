import type { ErrorData } from 'atrium/contract/endpoint'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

type Side = 'takeTheirs' | 'saveMine' | 'noneOfForm' | 'theirs' | 'mine' | 'onlyTheirs' | 'onlyMine'

/** Returns what gives the texts that name the two sides: the other person's and one's own, or two windows of one person. */
export function useSideText({ lastChange }: Pick<ErrorData, 'lastChange'>): (key: Side) => string {
  const t = useText(texts)
  return (key) => t(lastChange?.isOwn ? `${key}Own` : key)
}
