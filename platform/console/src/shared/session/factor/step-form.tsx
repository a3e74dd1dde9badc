import { Alert, Button, Form } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { RequestError } from '#shared/api/request-error'
import { NoPasskeyError } from '../passkey/no-passkey-error'
import css from './factors.module.css'

interface StepFormProps<V extends object> {
  /** The names of its fields, at which errors show. */
  names: readonly (keyof V & string)[]
  initial?: Partial<V>
  action: string
  onSend: (values: V) => Promise<void>
  children?: ReactNode
}

/** A short form in a dialog, which begins at its first field. An error shows at its field, or above them where it is about none. */
export function StepForm<V extends object>({ names, initial, action, onSend, children }: StepFormProps<V>) {
  const [fields] = Form.useForm<V>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [first] = names
  useEffect(() => {
    if (first) fields.focusField(first)
  }, [fields, first])
  const reject = ({ fields: wrong, msg, isHandled }: RequestError) => {
    const at = names.filter((name) => wrong[name])
    fields.setFields(at.map((name) => ({ name: name as never, errors: [wrong[name]!] })))
    if (at[0]) fields.focusField(at[0])
    if (at.length === 0 && !isHandled) setError(msg)
  }
  const send = async (values: V) => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await onSend(values)
    } catch (reason) {
      if (reason instanceof NoPasskeyError) setError(reason.message)
      else if (reason instanceof RequestError) reject(reason)
      else throw reason
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form
      form={fields}
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      onFinish={(values) => void send(values)}
    >
      {error && <Alert role="alert" type="error" showIcon title={error} className={css.error} />}
      {children}
      <div className={css.actions}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {action}
        </Button>
      </div>
    </Form>
  )
}
