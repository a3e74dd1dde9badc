import { isField } from '#modules/forms/engine/schema/field-kinds'
import type { Field, FormItem } from '#modules/forms/engine/schema/form'
import { Segmented } from 'antd'
import { useText } from 'atrium/console/text'
import { useDesigner } from '../designer-store'
import css from '../designer.module.css'
import { shownSentence } from '../sentences/item-sentences'
import { useSpeaker } from '../sentences/speaker-provider'
import { texts } from '../text'
import { findItem } from '../tree/form-tree'
import { ConditionEditor } from './condition-editor'
import { FieldProperties } from './field-properties'
import { FormProperties } from './form-properties'
import { LayoutProperties } from './layout-properties'
import { LinkEditor } from './link-editor'
import { RuleEditor } from './rule-editor'
import { SettingError, SettingsOwner } from './setting-error'

/** The settings of the selected item and of the form. */
export function Properties() {
  const t = useText(texts)
  const part = useDesigner((designer) => designer.part)
  const showPart = useDesigner((designer) => designer.showPart)
  const item = useDesigner(({ form, selected }) => (selected === undefined ? undefined : findItem(form, selected)))
  return (
    <div className={css.properties}>
      <Segmented
        block
        aria-label={t('properties')}
        options={(['field', 'rules', 'form'] as const).map((value) => ({ value, label: t(value) }))}
        value={part}
        onChange={showPart}
      />
      {part === 'form' && <FormProperties />}
      {part !== 'form' && !item && <p className={css.hint}>{t('nothingSelected')}</p>}
      {/* Another item has other inputs, with drafts of their own. */}
      {part !== 'form' && item && (
        <SettingsOwner key={item.key} value={item.key}>
          <SettingError at="" isAlone />
          {part === 'field' ? <ItemProperties item={item} /> : <ItemRules item={item} />}
        </SettingsOwner>
      )}
    </div>
  )
}

function ItemProperties({ item }: { item: FormItem }) {
  return isField(item) ? <FieldProperties field={item} /> : <LayoutProperties item={item} />
}

function ItemRules({ item }: { item: FormItem }) {
  const t = useText(texts)
  const speaker = useSpeaker()
  const change = useDesigner((designer) => designer.change)
  const put = (more: Partial<Field>) =>
    change(item.key, (one) => ({ ...one, ...more }) as FormItem, Object.keys(more)[0])
  return (
    <>
      {isField(item) && <RuleEditor field={item} onChange={(rules) => put({ rules })} />}
      <ConditionEditor
        at="visible"
        label={t('visible')}
        own={item.key}
        condition={item.visible}
        sentence={item.visible && shownSentence(speaker, item.visible)}
        onChange={(visible) => put({ visible })}
      />
      {isField(item) && item.kind !== 'rows' && <LinkEditor field={item} onChange={(links) => put({ links })} />}
    </>
  )
}
