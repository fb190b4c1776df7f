import { buffer } from 'node:stream/consumers'
import { type BrandUse, findBrandFile } from '../../company/companies'
import { shrinkImage } from '../../platform/files'
import type { MountParts } from '../../platform/operations'

/** So many pictures are held in memory, a few kilobytes each; the least asked for leave first. */
const MOST_PICTURES = 500
/** Twice what the header and a tab show, for screens with fine dots. */
const SIZES: Readonly<Record<BrandUse, { width: number; height: number }>> = {
  logo: { width: 480, height: 96 },
  favicon: { width: 64, height: 64 },
}

/** The signs that companies show to everybody, small enough for a first page. What is no company's sign is not here. */
export class BrandPictures {
  private readonly kept = new Map<string, Promise<Buffer | null>>()

  constructor(private readonly parts: Pick<MountParts, 'inCompany' | 'files'>) {}

  find(company: string, use: BrandUse, sha256: string): Promise<Buffer | null> {
    const name = `${company} ${use} ${sha256}`
    const picture = this.kept.get(name) ?? this.make(company, use, sha256)
    this.kept.delete(name)
    this.kept.set(name, picture)
    // An address that leads nowhere is not remembered: strangers make up as many as they like.
    picture.then((found) => found ?? this.kept.delete(name)).catch(() => this.kept.delete(name))
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST_PICTURES && oldest !== undefined) this.kept.delete(oldest)
    return picture
  }

  forgetCompany(company: string) {
    for (const name of this.kept.keys()) if (name.startsWith(`${company} `)) this.kept.delete(name)
  }

  forgetAll() {
    this.kept.clear()
  }

  private async make(company: string, use: BrandUse, sha256: string): Promise<Buffer | null> {
    const { inCompany, files } = this.parts
    const file = await inCompany(company, (db) => findBrandFile({ db, company }, use))
    if (file?.sha256 !== sha256) return null
    return shrinkImage(await buffer(await files.open(file.key)), SIZES[use])
  }
}
