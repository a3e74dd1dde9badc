import { Logo } from 'atrium/ui/logo'
import { brand as built } from 'virtual:brand'
import { useBrand } from './brand'
import { useBrandPicture } from './use-brand-picture'

const edge = { width: 28, height: 28 }

/** The logo that administrators chose, else that of the build. Decoration; the name is beside it. */
export function BrandLogo({ inverse = false }: { inverse?: boolean }) {
  const key = useBrand(({ logo }) => logo)
  const address = useBrandPicture(key)
  if (key === '') return <Logo path={built.logo} inverse={inverse} />
  const style = { ...edge, flex: 'none', borderRadius: 8, objectFit: 'contain' } as const
  return address ? <img src={address} alt="" style={style} /> : <span style={style} />
}
