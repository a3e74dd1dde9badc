import { SplitHandle, SplitPane, SplitPanes } from '#modules/showcase/parts/layout/split-pane'
import { Button } from 'antd'
import { useRef, useState, type ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const query = `select dept, count(*) as people
from users
where status = 1
group by dept
order by people desc`

type Handle = Extract<ComponentProps<typeof SplitPane>['handle'], { current: unknown }>['current']

export default function Log() {
  const t = useText(texts)
  const rows = useRef<Handle>(null)
  const [height, setHeight] = useState(0)
  const isCollapsed = rows.current?.isCollapsed() ?? false
  const counts = [
    [t('market'), 42],
    [t('platform'), 28],
    [t('duty'), 9],
  ] as const
  return (
    <div className={`${css.frame} ${css.low}`}>
      <SplitPanes id="log" direction="column">
        <SplitPane id="query" minSize={80}>
          <textarea className={css.code} aria-label={t('query')} defaultValue={query} spellCheck={false} />
        </SplitPane>
        <SplitHandle label={t('heightOfRows')} paneAfter={rows} />
        <SplitPane
          id="rows"
          handle={rows}
          defaultSize={150}
          minSize={100}
          isCollapsible
          collapsedSize={40}
          onResize={setHeight}
        >
          <div className={css.head} style={{ padding: '4px 12px' }}>
            <span className={sample.hint}>{t('size', { pixels: Math.round(height) })}</span>
            <Button type="text" onClick={() => (isCollapsed ? rows.current?.expand() : rows.current?.collapse())}>
              {t(isCollapsed ? 'expand' : 'collapse')}
            </Button>
          </div>
          <table className={css.table}>
            <thead>
              <tr>
                <th>{t('name')}</th>
                <th>{t('people')}</th>
              </tr>
            </thead>
            <tbody>
              {counts.map(([name, people]) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td>{people}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SplitPane>
      </SplitPanes>
    </div>
  )
}
