import type { Endpoint } from 'atrium/contract/endpoint'
import type { Resource } from '#server/call/resource'

type Resources = Readonly<Record<string, Resource>>

/**
 * Returns the resources of a module by their names, that of `item/item.routes.ts` being `item`. `found` are the files by their paths. They are in the order that the
 * contract gives their calls: demo rows of one may refer to those of another before it. Throws an Error where two files give one name.
 */
export function resourcesOf(module: string, found: Resources, endpoints: readonly Endpoint[]): Resources {
  const placeOf = ({ calls: [first] }: Resource) =>
    endpoints.findIndex(({ method, path }) => method === first?.[0].method && path === first[0].path)
  const named = Object.entries(found).map(([path, routes]) => ({ path, name: nameOf(path), routes }))
  for (const [index, one] of named.entries()) {
    const same = named.find(({ name }, place) => place < index && name === one.name)
    if (same)
      throw new Error(
        `modules/${module}/server has ${same.path} and ${one.path}, whose resources have the same name: rename one of the files.`,
      )
  }
  const ordered = named.toSorted((one, other) => placeOf(one.routes) - placeOf(other.routes))
  return Object.fromEntries(ordered.map(({ name, routes }) => [name, routes]))
}

const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.routes\.ts$/, '')
