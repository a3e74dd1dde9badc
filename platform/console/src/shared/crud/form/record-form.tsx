import { Button } from 'antd'
import { useId, type ReactNode } from 'react'
import { mayDiscard } from '#shared/feedback/discard'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import { useUnsaved } from '#shared/navigation/unsaved'
import { FormBody } from './form-body'
import { PresenceNote } from './conflict/presence/presence-note'
import css from './record-form.module.css'
import { texts } from './text'
import { useFormState, type RecordFormHandle } from './use-record-form'
import { useSubmit } from './use-submit'

interface RecordFormProps<V extends object, R> {
  form: RecordFormHandle<V, R>
  /** For a new record, and for one that is edited. */
  titles: readonly [add: string, edit: string]
  /** In CSS pixels; on a narrower screen all of it. */
  size?: number
  /** Text of the button that sends the form, where it does more than save. */
  action?: string
  /** The fields; as a function they may depend on the record being edited. */
  children: ReactNode | ((record: R | undefined) => ReactNode)
}

/**
 * A drawer with the form of a record. It asks before what was typed is thrown away, shows errors of the server at their
 * fields, and when somebody else saved or deleted the record meanwhile says who and offers ways on without losing what was typed.
 * @example
 * <RecordForm form={form} titles={[t('addPost'), t('editPost')]}>
 *   <TextField name="postName" label={t('name')} required max={50} />
 * </RecordForm>
 */
export function RecordForm<V extends object, R>(props: RecordFormProps<V, R>) {
  const { titles, size = 520, action, children } = props
  const form = useFormState(props.form)
  const t = useText(texts)
  const id = `${useId()}-${form.opening}`
  const sending = useSubmit(form, () => form.close())
  const { isTouched, setTouched } = sending
  useUnsaved(() => form.isOpen && isTouched())
  const leave = async () => {
    if (isTouched() && !(await mayDiscard(t('leaveHint')))) return
    setTouched(false)
    form.close()
  }
  return (
    <Drawer
      title={titles[form.id === undefined ? 0 : 1]}
      isOpen={form.isOpen}
      size={size}
      destroyOnHidden
      onClose={() => void leave()}
      footer={
        <div className={css.foot}>
          <span className={css.others}>
            {form.isOpen && form.id !== undefined && <PresenceNote kind={form.kind} id={form.id} />}
          </span>
          <Button onClick={() => void leave()}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={id} loading={sending.isBusy} disabled={!form.initial}>
            {action ?? t('save')}
          </Button>
        </div>
      }
    >
      <FormBody id={id} form={form} sending={sending} takesFocus>
        {children}
      </FormBody>
    </Drawer>
  )
}
