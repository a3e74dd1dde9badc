import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { returnPath } from '#shared/navigation/return-path'

/** `/redirect/x` renders nothing and navigates to `/x`, whose page mounts again. */
export function ReloadPage() {
  const { '*': rest = '' } = useParams()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(
    () => void navigate(returnPath(`/${rest}${search}${hash}`), { replace: true }),
    [navigate, rest, search, hash],
  )
  return null
}
