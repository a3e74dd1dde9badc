import { Button } from 'antd'
import { copyText } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { IconButton, Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

export default function CopyButton() {
  const t = useText(texts)
  const lines = [
    [t('company'), t('companyValue')],
    [t('taxNumber'), '91330106MA2H1X7K3Q'],
    [t('bank'), t('bankValue')],
    [t('account'), '5719 0012 3410 601'],
  ] as const
  const all = lines.map(([name, value]) => `${name}: ${value}`).join('\n')
  return (
    <div className={sample.card}>
      <dl className={css.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              <IconButton
                icon="lucide:copy"
                label={t('copyOf', { name })}
                onClick={() => void copyText(value, t('copiedOf', { name }))}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Button block icon={<Icon name="lucide:clipboard-copy" />} onClick={() => void copyText(all)}>
        {t('copyAll')}
      </Button>
    </div>
  )
}
