import type { AnonymisedKind } from 'atrium/contract/system/user/person-data'
import { Checkbox, Form } from 'antd'
import { useText } from '#shared/i18n/text'
import css from './person-data.module.css'
import { texts } from './text'

interface KindsProps {
  title: string
  kinds: readonly AnonymisedKind[]
}

/** Kinds of data with what is done in any case, or why they stay. */
export function ChangedKinds({ title, kinds }: KindsProps) {
  if (kinds.length === 0) return null
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={css.kinds}>
        {kinds.map((kind) => (
          <li key={kind.key}>
            <Kind kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Kinds of data to choose from. None is chosen at first. */
export function ChosenKinds({ title, kinds }: KindsProps) {
  if (kinds.length === 0) return null
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <Form.Item name="kinds" noStyle>
        <Checkbox.Group role="group" aria-label={title} style={{ width: '100%' }}>
          <ul className={css.kinds}>
            {kinds.map((kind) => (
              <li key={kind.key}>
                <Checkbox value={kind.key} className={css.choice}>
                  <Kind kind={kind} />
                </Checkbox>
              </li>
            ))}
          </ul>
        </Checkbox.Group>
      </Form.Item>
    </section>
  )
}

function Kind({ kind: { name, rows, effect } }: { kind: AnonymisedKind }) {
  const t = useText(texts)
  return (
    <>
      <span className={css.head}>
        <b>{name}</b>
        <span className={css.count}>{t('rows', { count: rows })}</span>
      </span>
      <small className={css.note}>{effect}</small>
    </>
  )
}
