import type { Status } from 'atrium/contract/fields'
import { useText } from '../i18n/text'
import { texts } from './text'

/** A record that can be out of use: disabled, or hidden from the menu. */
export interface Usable {
  readonly status: Status
  readonly visible?: Status
}

export const isOff = ({ status, visible }: Usable) => status === 0 || visible === 0

/** Returns a function that adds to the name of a record the word for being out of use, such as "Finance (disabled)". */
export function useOffName(): (name: string, record: Usable) => string {
  const t = useText(texts)
  return (name, { status, visible }) => {
    if (status === 1) return visible === 0 ? t('hiddenName', { name }) : name
    return t(visible === 0 ? 'disabledHiddenName' : 'disabledName', { name })
  }
}
