import { textIn, type LocalText } from 'atrium/contract'
import { fieldTraits } from '#modules/forms/engine/schema/field-kinds'
import type { Field, FieldKind, Form, FormItem, ItemKind } from '#modules/forms/engine/schema/form'
import { fieldKinds } from '#modules/forms/engine/schema/form'
import { placesOf } from '#modules/forms/engine/schema/form-walk'
import { texts } from '../text'
import { freeKey } from './form-tree'

/** The items that can be put on the canvas, by category, each with its icon. Its name is the text of its kind. */
export const palette = [
  {
    name: 'basic',
    kinds: [
      ['text', 'lucide:text-cursor-input'],
      ['textarea', 'lucide:text'],
      ['number', 'lucide:hash'],
      ['money', 'lucide:badge-japanese-yen'],
      ['percent', 'lucide:percent'],
      ['switch', 'lucide:toggle-left'],
      ['rate', 'lucide:star'],
      ['slider', 'lucide:sliders-horizontal'],
      ['colour', 'lucide:palette'],
    ],
  },
  {
    name: 'choice',
    kinds: [
      ['select', 'lucide:list'],
      ['radio', 'lucide:circle-dot'],
      ['checkbox', 'lucide:square-check'],
      ['cascade', 'lucide:list-tree'],
      ['tags', 'lucide:tags'],
    ],
  },
  {
    name: 'dates',
    kinds: [
      ['date', 'lucide:calendar'],
      ['dateRange', 'lucide:calendar-range'],
      ['dateTime', 'lucide:calendar-clock'],
      ['time', 'lucide:clock'],
      ['duration', 'lucide:timer'],
    ],
  },
  {
    name: 'contact',
    kinds: [
      ['person', 'lucide:user'],
      ['department', 'lucide:building-2'],
      ['phone', 'lucide:smartphone'],
      ['email', 'lucide:mail'],
      ['url', 'lucide:link'],
    ],
  },
  {
    name: 'content',
    kinds: [
      ['picture', 'lucide:image'],
      ['file', 'lucide:file'],
      ['files', 'lucide:files'],
      ['signature', 'lucide:signature'],
      ['richText', 'lucide:file-text'],
      ['rows', 'lucide:table-properties'],
    ],
  },
  {
    name: 'layout',
    kinds: [
      ['row', 'lucide:columns-2'],
      ['group', 'lucide:group'],
      ['tabs', 'lucide:panel-top'],
      ['steps', 'lucide:list-ordered'],
      ['heading', 'lucide:heading'],
      ['note', 'lucide:info'],
      ['divider', 'lucide:minus'],
    ],
  },
] as const satisfies readonly { name: string; kinds: readonly (readonly [kind: ItemKind, icon: string])[] }[]

export function iconOf(kind: ItemKind): string {
  return (
    palette.flatMap(({ kinds }): readonly (readonly [string, string])[] => kinds).find(([one]) => one === kind)?.[1] ??
    'lucide:box'
  )
}

const words = (key: keyof typeof texts.pairs): LocalText => ({
  zh: textIn('zh-cn', texts.pairs[key]),
  en: textIn('en', texts.pairs[key]),
})

const numbered = (text: LocalText, number: number): LocalText => ({
  zh: `${text.zh} ${number}`,
  en: `${text.en} ${number}`,
})

const isFieldKind = (kind: ItemKind): kind is FieldKind => fieldKinds.some((one) => one === kind)

/** A new item as it comes onto the canvas, with a key that the form does not have. */
export function newItem(form: Form, kind: ItemKind): FormItem {
  const taken = new Set(placesOf(form).map(({ item }) => item.key))
  const key = freeKey(taken, kind)
  if (kind === 'rows') {
    const cell = (of: FieldKind): Field => ({ kind: of, key: freeKey(taken, of), label: words(of) })
    return { kind, key, label: words(kind), items: [cell('text'), cell('number')] }
  }
  if (isFieldKind(kind)) {
    const options = [1, 2].map((at) => ({ value: `option${at}`, label: numbered(words('option'), at) }))
    return { kind, key, label: words(kind), ...(fieldTraits[kind].settings.includes('options') && { options }) }
  }
  if (kind === 'row') return { kind, key, columns: [6, 6].map((span) => ({ span, items: [] })) }
  if (kind === 'group') return { kind, key, title: words('group'), items: [] }
  if (kind === 'tabs' || kind === 'steps') {
    const title = words(kind === 'tabs' ? 'tab' : 'step')
    return { kind, key, panels: [1, 2].map((at) => ({ title: numbered(title, at), items: [] })) }
  }
  return kind === 'divider' ? { kind, key } : { kind, key, text: words(kind) }
}
