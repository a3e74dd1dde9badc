import type { Factor, Factors } from 'atrium/contract/system/user/factor'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { Icon } from 'atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { momentText } from '#shared/crud/moment-text'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { UnreadSection } from '../unread-section'
import type { Asked } from './change-dialogs'
import css from '#shared/session/factor/factors.module.css'
import { texts } from '#shared/session/factor/text'
import { useRemove } from './use-remove'

const SetupDialog = lazyPart(async () => (await import('./setup-dialog')).SetupDialog, {
  close: ({ onClose }) => onClose(),
})
const ChangeDialog = lazyPart(async () => (await import('./change-dialogs')).ChangeDialog, {
  close: ({ onClose }) => onClose(),
})

/** From so few recovery codes on the page asks for new ones. */
const fewCodes = 3

/** The second factors of the person: what they have, and the ways to change it. */
export function FactorSection() {
  const t = useText(texts)
  const { data, isError, refetch } = useQuery(queryOf(api.ownFactors.read))
  const [setup, setSetup] = useState({ count: 0, isOpen: false })
  const [asked, setAsked] = useState<Asked>()
  if (!data) return <UnreadSection error={isError ? t('failed') : undefined} onRetry={() => void refetch()} />
  const isOn = data.factors.length > 0
  return (
    <>
      <div className={css.top}>
        <StatusTag tone={isOn ? 'success' : 'neutral'} dot>
          {t(isOn ? 'on' : 'off')}
        </StatusTag>
        <p>{t('hint')}</p>
        <Button
          type={isOn ? 'default' : 'primary'}
          onMouseEnter={SetupDialog.prepare}
          onClick={() => setSetup(({ count }) => ({ count: count + 1, isOpen: true }))}
        >
          {t(isOn ? 'addAnother' : 'turnOn')}
        </Button>
      </div>
      {isOn && <OwnFactors {...data} onAsk={setAsked} />}
      {setup.count > 0 && (
        <SetupDialog
          key={setup.count}
          isOpen={setup.isOpen}
          onClose={() => setSetup(({ count }) => ({ count, isOpen: false }))}
        />
      )}
      {asked && <ChangeDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function OwnFactors({ factors, recoveryCodes, onAsk }: Factors & { onAsk: (asked: Asked) => void }) {
  const t = useText(texts)
  const remove = useRemove()
  const isLast = factors.length === 1
  return (
    <>
      <ul className={css.list} aria-label={t('list')}>
        {factors.map((factor) => (
          <FactorRow
            key={factor.factorId}
            factor={factor}
            onRename={() => onAsk({ kind: 'rename', factor })}
            onRemove={() => remove(factor, isLast)}
          />
        ))}
      </ul>
      <div className={css.left}>
        <p>
          {t('codesLeft', { count: recoveryCodes })}
          {recoveryCodes <= fewCodes && <StatusTag tone="warning">{t('codesLow')}</StatusTag>}
        </p>
        <Button onClick={() => onAsk({ kind: 'codes' })}>{t('newCodes')}</Button>
      </div>
    </>
  )
}

interface FactorRowProps {
  factor: Factor
  onRename: () => void
  onRemove: () => void
}

function FactorRow({ factor, onRename, onRemove }: FactorRowProps) {
  const t = useText(texts)
  const { name, createdAt, lastUsedAt } = factor
  return (
    <li>
      <Icon name="lucide:smartphone" size={20} />
      <div>
        <b>{name}</b>
        <p>
          <span>{t('added', { moment: momentText(createdAt) })}</span>
          <span>{lastUsedAt ? t('used', { moment: momentText(lastUsedAt) }) : t('unused')}</span>
        </p>
      </div>
      <span>
        <Button size="small" type="text" aria-label={t('renameOf', { name })} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button size="small" type="text" danger aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </span>
    </li>
  )
}
