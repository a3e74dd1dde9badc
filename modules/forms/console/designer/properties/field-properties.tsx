import { fieldTraits } from '#modules/forms/engine/schema/field-kinds'
import { widths, type Field, type FormItem, type Width } from '#modules/forms/engine/schema/form'
import { Segmented } from 'antd'
import { useText } from 'atrium/console/text'
import { useDesigner } from '../designer-store'
import { texts } from '../text'
import { FileProperties } from './options/file-properties'
import { KeyInput } from './key-input'
import { OptionEditor } from './options/option-editor'
import { NumberProperty, Property, SwitchProperty, TextProperty } from './parts'
import { ValueInput } from './value-input'

const widthNames: Readonly<Record<Width, string>> = { 3: '¼', 4: '⅓', 6: '½', 8: '⅔', 12: '1' }

export function FieldProperties({ field }: { field: Field }) {
  const t = useText(texts)
  const change = useDesigner((designer) => designer.change)
  const changeOptions = useDesigner((designer) => designer.changeOptions)
  const has = (setting: (typeof fieldTraits)[Field['kind']]['settings'][number]) =>
    fieldTraits[field.kind].settings.includes(setting)
  const put = (more: Partial<Field>) =>
    change(field.key, (item) => ({ ...item, ...more }) as FormItem, Object.keys(more)[0])
  return (
    <>
      <TextProperty
        label={t('title')}
        at="label"
        value={field.label}
        isKept
        onChange={(label) => label && put({ label })}
      />
      <KeyInput itemKey={field.key} />
      {has('options') && (
        <OptionEditor
          key={field.key}
          field={field}
          onChange={(side, isTyping) => changeOptions(field.key, side, isTyping)}
        />
      )}
      {has('many') && (
        <SwitchProperty
          label={t('many')}
          value={field.many ?? false}
          onChange={(many) => put({ many: many || undefined, default: undefined })}
        />
      )}
      <Property label={t('width')}>
        <Segmented<Width>
          block
          aria-label={t('width')}
          options={widths.map((value) => ({ value, label: widthNames[value] }))}
          value={field.width ?? 12}
          onChange={(width) => put({ width: width === 12 ? undefined : width })}
        />
      </Property>
      {has('decimals') && (
        <NumberProperty
          label={t('decimals')}
          at="decimals"
          value={field.decimals}
          onChange={(decimals) => put({ decimals })}
        />
      )}
      {has('min') && <NumberProperty label={t('min')} at="min" value={field.min} onChange={(min) => put({ min })} />}
      {has('max') && <NumberProperty label={t('max')} at="max" value={field.max} onChange={(max) => put({ max })} />}
      {has('step') && (
        <NumberProperty label={t('stepSize')} at="step" value={field.step} onChange={(step) => put({ step })} />
      )}
      {has('types') && <FileProperties field={field} onChange={put} />}
      <TextProperty label={t('help')} at="help" value={field.help} onChange={(help) => put({ help })} />
      {has('placeholder') && (
        <TextProperty
          label={t('placeholder')}
          at="placeholder"
          value={field.placeholder}
          onChange={(placeholder) => put({ placeholder })}
        />
      )}
      {!fieldTraits[field.kind].isChosen && (
        <ValueInput
          field={field}
          label={t('defaultValue')}
          at="default"
          value={field.default}
          onChange={(value) => put({ default: value })}
        />
      )}
    </>
  )
}
