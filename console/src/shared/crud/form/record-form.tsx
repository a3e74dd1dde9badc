import { Skeleton, SkeletonBar } from '@atrium/ui/skeleton'
import { ErrorState } from '@atrium/ui/view-state'
import { Alert, Button, Drawer, Form } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { confirm } from '../../feedback/confirm'
import { useText } from '../../i18n/text'
import css from './record-form.module.css'
import { texts } from './text'
import type { RecordFormState } from './use-record-form'
import { useSubmit, type Problem } from './use-submit'

interface RecordFormProps<V extends object, R> {
  form: RecordFormState<V, R>
  /** For a new record, and for one that is edited. */
  titles: readonly [add: string, edit: string]
  /** In CSS pixels; on a narrower screen all of it. */
  size?: number
  /** The fields; as a function they may depend on the record being edited. */
  children: ReactNode | ((record: R | undefined) => ReactNode)
}

/**
 * A drawer with the form of a record. It asks before what was typed is thrown away, shows refusals of the server at their
 * fields, and when somebody else saved meanwhile offers their version without losing what was typed.
 */
export function RecordForm<V extends object, R>({ form, titles, size = 520, children }: RecordFormProps<V, R>) {
  const t = useText(texts)
  const isTouched = useRef(false)
  const id = `record-form-${form.opening}`
  const { isBusy, problem, submit, mend, fields } = useSubmit(form, () => {
    isTouched.current = false
    form.close()
  })
  useLeaveQuestion(form.isOpen, isTouched)
  const leave = async () => {
    if (isTouched.current && !(await askToLeave(t))) return
    isTouched.current = false
    form.close()
  }
  return (
    <Drawer
      title={titles[form.id === undefined ? 0 : 1]}
      open={form.isOpen}
      size={size}
      destroyOnHidden
      closable={{ 'aria-label': t('close') }}
      onClose={() => void leave()}
      footer={
        <div className={css.foot}>
          <Button onClick={() => void leave()}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={id} loading={isBusy} disabled={!form.initial}>
            {t('save')}
          </Button>
        </div>
      }
    >
      {problem && <ProblemNote problem={problem} onReload={() => void mend()} />}
      {form.initial ? (
        <Form<V>
          key={form.opening}
          id={id}
          form={fields}
          className={css.form}
          layout="vertical"
          requiredMark
          initialValues={form.initial}
          validateTrigger="onBlur"
          scrollToFirstError={{ focus: true }}
          onValuesChange={(changed) => {
            isTouched.current = true
            // A refusal of the server holds for what was sent.
            fields.setFields(Object.keys(changed as object).map((name) => ({ name: name as never, errors: [] })))
          }}
          onFinish={(values) => void submit(values)}
        >
          {typeof children === 'function' ? children(form.record) : children}
        </Form>
      ) : (
        <Waiting isFailed={form.isFailed} onRetry={() => void form.reload()} />
      )}
    </Drawer>
  )
}

function askToLeave(t: ReturnType<typeof useText<typeof texts.pairs>>): Promise<boolean> {
  return confirm({ title: t('leaveTitle'), hint: t('leaveHint'), action: t('leave'), isDanger: true })
}

/** The browser asks too, when the page itself is left. */
function useLeaveQuestion(isOpen: boolean, isTouched: { current: boolean }): void {
  useEffect(() => {
    if (!isOpen) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isTouched.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOpen, isTouched])
}

function ProblemNote({ problem, onReload }: { problem: Problem; onReload: () => void }) {
  const t = useText(texts)
  return (
    <Alert
      className={css.problem}
      type={problem.kind === 'mended' ? 'info' : 'error'}
      showIcon
      role={problem.kind === 'mended' ? 'status' : 'alert'}
      title={problem.text}
      action={
        problem.kind === 'stale' && (
          <Button size="small" onClick={onReload}>
            {t('reload')}
          </Button>
        )
      }
    />
  )
}

function Waiting({ isFailed, onRetry }: { isFailed: boolean | undefined; onRetry: () => void }) {
  const t = useText(texts)
  if (isFailed) return <ErrorState title={t('failed')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
  return (
    <Skeleton label={t('loading')}>
      <div className={css.skeleton}>
        {['20%', '100%', '24%', '100%', '18%', '100%'].map((width, index) => (
          <SkeletonBar key={index} width={width} height={index % 2 ? 32 : 12} />
        ))}
      </div>
    </Skeleton>
  )
}
