import type { DictType } from 'atrium/contract/system/dict'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '#shared/api/api'
import { BuiltInMark } from '#shared/dict/built-in-mark'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from './page.module.css'
import { texts } from './text'

/** The address of the values of a dictionary. */
export const valuesPath = ({ dictId }: Pick<DictType, 'dictId'>) => `/system/dictData/${dictId}`

/** The type, which leads to the values. Their page needs the permission to edit. */
export function TypeLink({ dict }: { dict: DictType }) {
  return useCan()(api.dicts.edit) ? <Link to={valuesPath(dict)}>{dict.dictType}</Link> : dict.dictType
}

/** The name, marked where the program uses the dictionary. */
export function MarkedName({ dict, children }: { dict: DictType; children: ReactNode }) {
  const t = useText(texts)
  return (
    <span className={css.name}>
      {children}
      {dict.builtIn && <BuiltInMark hint={t('builtInHint')} />}
    </span>
  )
}
