import type { Field } from 'atrium/contract/kind/field-kind'
import { targetOf } from 'atrium/contract/kind/fields-of'
import { behindWord, inSentence } from 'atrium/contract/kind/kind-words'
import { textIn } from 'atrium/contract/language'
import { createElement, useState, type ReactNode } from 'react'
import { records } from '#shared/api/records'
import { useLanguage, useText } from '#shared/i18n/text'
import { pageCode } from '#shared/navigation/page-code'
import { useCan } from '#shared/session/user/access'
import type { Creation } from '../../../form/fields/record-select'
import { creatorOf } from './creator'
import { texts } from './text'

interface Pending {
  readonly count: number
  readonly isOpen: boolean
  readonly name: string
  readonly take: (id: number) => void
}

const none: Pending = { count: 0, isOpen: false, name: '', take: () => {} }

/**
 * Lets a reference add the record that is missing, with the form of the page of its kind in a drawer above. Undefined where the person may not add one, the kind has no
 * derived page, or the field leaves it out.
 */
export function useCreation(field: Field): (Creation & { readonly drawer: ReactNode }) | undefined {
  const t = useText(texts)
  const language = useLanguage()
  const can = useCan()
  const [pending, setPending] = useState(none)
  const target = targetOf(field)
  const kind = target === undefined || field.settings['create'] === false ? undefined : records[target]
  const page = kind?.permissions?.replace(':', '/')
  const load = page === undefined ? undefined : pageCode(page)
  if (!kind?.permissions || !page || !load || !can(`${kind.permissions}:add`)) return undefined
  const { name } = kind
  const record = textIn(language, { zh: behindWord(name), en: inSentence(name) })
  const Creator = creatorOf(page, load)
  return {
    label: (typed) => (typed ? t('addCalled', { record, name: typed }) : t('add', { record })),
    start: (typed, take) => setPending(({ count }) => ({ count: count + 1, isOpen: true, name: typed, take })),
    drawer: createElement(Creator, {
      key: pending.count,
      isOpen: pending.isOpen,
      name: pending.name,
      onSaved: pending.take,
      onClose: () => setPending((now) => ({ ...now, isOpen: false })),
    }),
  }
}
