type Props = { title: string; address: string; width: 'desktop' | 'phone' }

/** The very mail, in a page of its own in which nothing runs. */
export function MailFrame({ title, address, width }: Props) {
  return (
    <figure className="mail-frame" data-width={width}>
      <figcaption>{title}</figcaption>
      <iframe title={title} src={address} sandbox="" />
    </figure>
  )
}
