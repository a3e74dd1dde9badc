import { useRipple } from '#modules/showcase/parts/interaction/press/use-ripple'
import type { ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const folders = [
  ['inbox', 'inboxMore', 'lucide:inbox'],
  ['sent', 'sentMore', 'lucide:send'],
  ['archive', 'archiveMore', 'lucide:archive'],
] as const

export default function Surfaces() {
  const t = useText(texts)
  return (
    <>
      <div className={css.rows}>
        {folders.map(([name, more, icon]) => (
          <Rippling key={name} className="bare-control">
            <Icon name={icon} size={18} />
            <b>{t(name)}</b>
            <span>{t(more)}</span>
          </Rippling>
        ))}
        <Rippling className="bare-control" disabled>
          <Icon name="lucide:cloud-off" size={18} />
          <b>{t('offline')}</b>
        </Rippling>
      </div>
      <div className={css.trip}>
        <Rippling className={css.dark}>
          <b>{t('trip')}</b>
          <span>{t('tripMore')}</span>
        </Rippling>
        <div className={css.round}>
          <Rippling className="bare-control" aria-label={t('like')} title={t('like')} data-tone="bad">
            <Icon name="lucide:heart" size={20} />
          </Rippling>
          <Rippling className="bare-control" aria-label={t('share')} title={t('share')} data-tone="info">
            <Icon name="lucide:share-2" size={20} />
          </Rippling>
          <Rippling className="bare-control" aria-label={t('save')} title={t('save')} data-tone="warn">
            <Icon name="lucide:bookmark" size={20} />
          </Rippling>
        </div>
      </div>
    </>
  )
}

function Rippling(props: ComponentProps<'button'>) {
  return <button ref={useRipple()} type="button" {...props} />
}
