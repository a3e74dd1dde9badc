import { Link } from 'react-router'
import { useCan } from '#shared/session/user/access'
import type { DetailsKind } from '../declaration'
import { detailsPath } from '../details-path'

interface RelatedLinkProps {
  kind: DetailsKind
  id: number
  /** Name of the record. */
  name: string
}

/** The name of a record in a list of related ones, which leads to its page where the reader may see it. */
export function RelatedLink({ kind, id, name }: RelatedLinkProps) {
  const mayRead = useCan()(kind.details?.access ?? [])
  return mayRead ? <Link to={detailsPath(kind, id)}>{name}</Link> : <b>{name}</b>
}
