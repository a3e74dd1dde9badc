import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Avatar, Icon, MenuButton } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const states = ['online', 'busy', 'away'] as const

export default function User() {
  const t = useText(texts)
  const [state, setState] = useState<(typeof states)[number]>('online')
  const say = (name: 'settings' | 'signOut') => notify.info(t('chosen', { name: t(name) }))
  return (
    <div className={css.header}>
      <span className={css.lead}>
        <Icon name="lucide:warehouse" size={20} />
        <b>{t('workspace')}</b>
      </span>
      <span aria-live="polite">{t(state)}</span>
      <MenuButton
        label={t('account')}
        heading={
          <span className={css.person}>
            <Avatar name={t('name')} size={40} />
            <span>
              <b>{t('name')}</b>
              <small>{t('mail')}</small>
            </span>
          </span>
        }
        actions={[
          ...states.map((one) => ({ key: one, label: t(one), checked: one === state, onSelect: () => setState(one) })),
          {
            key: 'settings',
            label: t('settings'),
            icon: 'lucide:settings',
            apart: true,
            onSelect: () => say('settings'),
          },
          {
            key: 'signOut',
            label: t('signOut'),
            icon: 'lucide:log-out',
            apart: true,
            isDanger: true,
            onSelect: () => say('signOut'),
          },
        ]}
      >
        <span className={css.avatar} data-state={state}>
          <Avatar name={t('name')} size={32} />
        </span>
      </MenuButton>
    </div>
  )
}
