import { Input } from 'antd'
import { useId, useState } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { useDesigner } from '../designer-store'
import { texts } from '../text'
import { findItem } from '../tree/form-tree'
import { Property } from './parts'
import { formErrorText } from '#modules/forms/engine/schema/form-texts'
import css from '../designer.module.css'

/** The key of an item, taken over when the input is left: half a key would rename all that names it, letter by letter. */
export function KeyInput({ itemKey }: { itemKey: string }) {
  const t = useText(texts)
  const language = useLanguage()
  const id = useId()
  const [draft, setDraft] = useState(itemKey)
  const form = useDesigner((designer) => designer.form)
  const change = useDesigner((designer) => designer.change)
  const isTaken = draft !== itemKey && findItem(form, draft) !== undefined
  const isBad = !/^[A-Za-z]\w{0,39}$/.test(draft) || draft in {}
  const error = isTaken ? 'keyTwice' : isBad ? 'keyFormat' : undefined
  const take = () => {
    if (error || draft === itemKey) setDraft(itemKey)
    else change(itemKey, (item) => ({ ...item, key: draft }))
  }
  return (
    <Property label={t('key')} id={id}>
      <Input
        id={id}
        className={css.code}
        value={draft}
        spellCheck={false}
        status={error && 'error'}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-error`}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={take}
        onPressEnter={take}
      />
      <span id={`${id}-error`} className={css.error} role="status">
        {error && formErrorText(language, { path: [], code: error, name: draft })}
      </span>
    </Property>
  )
}
