import { useText } from 'atrium/console/text'
import type { Form } from '#modules/forms/engine/schema/form'
import { useDesigner } from '../designer-store'
import { texts } from '../text'
import { TextProperty } from './parts'

export function FormProperties() {
  const t = useText(texts)
  const form = useDesigner((designer) => designer.form)
  const changeForm = useDesigner((designer) => designer.changeForm)
  const put = (more: Partial<Form>) => changeForm({ ...form, ...more }, `form ${Object.keys(more)[0]}`)
  return (
    <>
      <TextProperty
        label={t('title')}
        at="title"
        value={form.title}
        isKept
        onChange={(title) => title && put({ title })}
      />
      <TextProperty
        label={t('description')}
        at="description"
        value={form.description}
        isLong
        onChange={(description) => put({ description })}
      />
      <TextProperty label={t('submit')} at="submit" value={form.submit} onChange={(submit) => put({ submit })} />
    </>
  )
}
