import { copyText } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const meanings = {
  add: 'lucide:plus',
  edit: 'lucide:pencil',
  remove: 'lucide:trash-2',
  search: 'lucide:search',
  refresh: 'lucide:refresh-cw',
  download: 'lucide:download',
  upload: 'lucide:upload',
  more: 'lucide:ellipsis',
  settings: 'lucide:settings',
  lock: 'lucide:lock',
  show: 'lucide:eye',
  signOut: 'lucide:log-out',
} as const

export default function Meanings() {
  const t = useText(texts)
  return (
    <ul className={css.meanings}>
      {(Object.keys(meanings) as (keyof typeof meanings)[]).map((meaning) => (
        <li key={meaning}>
          <button
            type="button"
            onClick={() => void copyText(meanings[meaning], t('copied', { code: meanings[meaning] }))}
          >
            <Icon name={meanings[meaning]} size={18} />
            <span>{t(meaning)}</span>
            <code>{meanings[meaning].replace('lucide:', '')}</code>
          </button>
        </li>
      ))}
    </ul>
  )
}
