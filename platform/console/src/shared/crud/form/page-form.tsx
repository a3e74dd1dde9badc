import { Button } from 'antd'
import { useId, type ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import { useUnsaved } from '#shared/navigation/unsaved'
import { FormBody } from './form-body'
import css from './page-form.module.css'
import { texts } from './text'
import { useFormState, type RecordFormHandle } from './use-record-form'
import { useSubmit } from './use-submit'

interface PageFormProps<V extends object, R> {
  form: RecordFormHandle<V, R>
  /** The verb on its button; "save" without it. */
  action?: string
  /** As wide as its place, for a field that needs the room. */
  isWide?: boolean
  /** The fields; as a function they may depend on the record. */
  children: ReactNode | ((record: R | undefined) => ReactNode)
}

/**
 * A form that is part of a page and stays after it was saved. The form of a record then shows what the server saved, the form of a new
 * record is empty again. It shows errors like `RecordForm`, and the browser asks before it is left unsaved.
 */
export function PageForm<V extends object, R>(props: PageFormProps<V, R>) {
  const { action, isWide, children } = props
  const form = useFormState(props.form)
  const t = useText(texts)
  const id = useId()
  const sending = useSubmit(form, (goOn) => goOn())
  useUnsaved(() => form.isOpen && sending.isTouched())
  return (
    <div className={isWide ? undefined : css.form}>
      <FormBody id={id} form={form} sending={sending}>
        {children}
      </FormBody>
      {form.initial && (
        <Button type="primary" htmlType="submit" form={id} loading={sending.isBusy}>
          {action ?? t('save')}
        </Button>
      )}
    </div>
  )
}
