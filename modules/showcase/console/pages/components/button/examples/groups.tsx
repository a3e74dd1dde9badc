import { Button, Dropdown, Space } from 'antd'
import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { IconButton, Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const formats = { bold: 'fontWeight', italic: 'fontStyle', underline: 'textDecoration' } as const
const icons = { bold: 'lucide:bold', italic: 'lucide:italic', underline: 'lucide:underline' } as const
const ways = { sendLater: 'lucide:clock', sendSelf: 'lucide:user', draft: 'lucide:file-pen-line' } as const
const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T)[]

export default function Groups() {
  const t = useText(texts)
  const [active, setActive] = useState<readonly (keyof typeof formats)[]>(['bold'])
  const done = (name: 'send' | keyof typeof ways) => notify.success(t('done', { name: t(name) }))
  const toggle = (format: keyof typeof formats) =>
    setActive(active.includes(format) ? active.filter((other) => other !== format) : [...active, format])
  return (
    <div className={css.card}>
      <div className={css.settings}>
        <b>{t('text')}</b>
        <span className={css.icons}>
          <IconButton icon="lucide:chevron-left" label={t('previous')} />
          <IconButton icon="lucide:chevron-right" label={t('next')} />
          <IconButton icon="lucide:archive" label={t('archive')} />
          <IconButton icon="lucide:star" label={t('star')} />
        </span>
      </div>
      <p className={css.paper} style={Object.fromEntries(active.map((format) => [formats[format], format]))}>
        {t('sample')}
      </p>
      <div className={css.row}>
        <Space.Compact role="group" aria-label={t('format')}>
          {keysOf(formats).map((format) => (
            <Button
              key={format}
              aria-label={t(format)}
              aria-pressed={active.includes(format)}
              color={active.includes(format) ? 'primary' : 'default'}
              variant={active.includes(format) ? 'filled' : 'outlined'}
              icon={<Icon name={icons[format]} />}
              onClick={() => toggle(format)}
            />
          ))}
        </Space.Compact>
        <Space.Compact>
          <Button type="primary" onClick={() => done('send')}>
            {t('send')}
          </Button>
          <Dropdown
            trigger={['click']}
            menu={{
              items: keysOf(ways).map((key) => ({ key, label: t(key), icon: <Icon name={ways[key]} /> })),
              onClick: ({ key }) => done(key as keyof typeof ways),
            }}
          >
            <Button type="primary" aria-label={t('sendMore')} icon={<Icon name="lucide:chevron-down" />} />
          </Dropdown>
        </Space.Compact>
      </div>
    </div>
  )
}
