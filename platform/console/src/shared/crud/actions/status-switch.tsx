import type { Endpoint } from 'atrium/contract/endpoint'
import { DictTag } from '#shared/dict/dict-tag'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from './actions.module.css'
import { texts } from './text'

interface StatusSwitchProps {
  /** 1 enabled, 0 disabled. */
  status: 0 | 1
  /** Names the record that is enabled or disabled, in the question. */
  name: string
  /** The call that changes it: people who may not make it see a tag. */
  call: Pick<Endpoint, 'access'>
  /** The record may not be changed: the switch is there, so that the column has one form, but does nothing. */
  isFixed?: boolean
  /** The effect of disabling, for the confirmation. */
  warning?: string
  change: (status: 0 | 1) => Promise<unknown>
}

/** The status of a record as a switch with a confirmation; when the call fails, it stays as it was. */
export function StatusSwitch({ status, name, call, isFixed, warning, change }: StatusSwitchProps) {
  const t = useText(texts)
  const can = useCan()
  if (!can(call)) return <DictTag dictType="sys_normal_disable" value={status} dot />
  const ask = () => {
    const isOn = status === 1
    void confirm({
      title: t(isOn ? 'disableTitle' : 'enableTitle', { name }),
      hint: isOn ? warning : undefined,
      action: t(isOn ? 'disable' : 'enable'),
      isDanger: isOn,
      run: () => change(isOn ? 0 : 1),
    })
  }
  return (
    <button
      type="button"
      role="switch"
      className={css.switch}
      aria-checked={status === 1}
      disabled={isFixed}
      title={isFixed ? t('statusFixed') : undefined}
      aria-label={t('statusOf', { name })}
      onClick={ask}
    />
  )
}
