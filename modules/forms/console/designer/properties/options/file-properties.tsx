import { fieldTraits } from '#modules/forms/engine/schema/field-kinds'
import { fileGroups, type Field, type FileGroup } from '#modules/forms/engine/schema/form'
import { Select } from 'antd'
import { useId } from 'react'
import { useText } from 'atrium/console/text'
import { texts } from '../../text'
import css from '../../designer.module.css'
import { NumberProperty, Property } from '../parts'

interface FilePropertiesProps {
  field: Field
  onChange: (more: Partial<Field>) => void
}

/** The limits of a field of files. */
export function FileProperties({ field, onChange }: FilePropertiesProps) {
  const t = useText(texts)
  const id = useId()
  return (
    <>
      <Property label={t('fileTypes')} id={id} at="types">
        <Select<FileGroup[]>
          id={id}
          className={css.wide ?? ''}
          mode="multiple"
          allowClear
          placeholder={t('anyType')}
          options={fileGroups.map((value) => ({ value, label: t(`${value}Files`) }))}
          value={[...(field.types ?? [])]}
          onChange={(types) => onChange({ types: types.length > 0 ? types : undefined })}
        />
      </Property>
      <NumberProperty
        label={t('megabytes')}
        at="megabytes"
        placeholder="20"
        value={field.megabytes}
        onChange={(megabytes) => onChange({ megabytes })}
      />
      {fieldTraits[field.kind].settings.includes('most') && (
        <NumberProperty
          label={t('mostFiles')}
          at="most"
          placeholder="10"
          value={field.most}
          onChange={(most) => onChange({ most })}
        />
      )}
    </>
  )
}
