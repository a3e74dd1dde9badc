import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { sameTab } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { Avatar, Icon, StatusTag } from 'atrium/ui'
import css from '../page.module.css'
import { states, tasks, tones } from '../tasks'
import { texts } from '../text'

export default function Views() {
  const t = useText(texts)
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'board' ? 'board' : 'list'
  const show = (next: string) => {
    params.set('view', next)
    setParams(params, { replace: true, state: sameTab })
  }
  return (
    <section className={css.wide} aria-label={t('tasks')}>
      <div className={css.bar}>
        <b>{t('tasks')}</b>
        <Segmented
          aria-label={t('view')}
          options={[
            { value: 'list', label: t('list'), icon: <Icon name="lucide:list" /> },
            { value: 'board', label: t('board'), icon: <Icon name="lucide:square-kanban" /> },
          ]}
          value={view}
          onChange={show}
        />
      </div>
      {view === 'list' ? (
        <ul className={css.list}>
          {tasks.map(({ name, state, person }) => (
            <li key={name}>
              <Avatar name={t(person)} size={24} />
              <span>{t(name)}</span>
              <StatusTag tone={tones[state]} dot>
                {t(state)}
              </StatusTag>
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.board}>
          {states.map((state) => (
            <section key={state} aria-label={t(state)}>
              <h3>{t(state)}</h3>
              {tasks
                .filter((task) => task.state === state)
                .map(({ name, person }) => (
                  <article key={name}>
                    {t(name)}
                    <Avatar name={t(person)} size={24} />
                  </article>
                ))}
            </section>
          ))}
        </div>
      )}
    </section>
  )
}
