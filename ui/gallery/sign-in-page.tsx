import { Form } from '../src/form'
import { BrandMark } from '../src/shell'
import { useWords } from './words'
import './gallery.css'

const schema = {
  safeParse: (input: unknown) => {
    const { email, password } = input as { email: string; password: string }
    const issues = [
      ...(email.includes('@') ? [] : [{ path: ['email'], message: 'identity.emailNotValid' }]),
      ...(password ? [] : [{ path: ['password'], message: 'identity.passwordMissing' }]),
    ]
    return issues.length > 0 ? { success: false as const, error: { issues } } : { success: true as const, data: input }
  },
}

export function SignInPage() {
  const pick = useWords()
  return (
    <main className="g-signin">
      <section className="g-signin-form">
        <div className="g-brand">
          <BrandMark size={28} /> Coverwright
        </div>
        <div className="g-signin-box">
          <h1>{pick('Sign in', '登入')}</h1>
          <p>{pick('Design, price, publish and sell insurance.', '設計、定價、發佈及銷售保險產品。')}</p>
          <Form
            isLarge
            guardsUnsaved={false}
            schema={schema}
            initial={{ email: 'product@lantern.example', password: '' }}
            fields={[
              { kind: 'email', name: 'email', label: pick('Work email', '公司電子郵件') },
              {
                kind: 'password',
                name: 'password',
                label: pick('Password', '密碼'),
                autoFocus: true,
                beside: (
                  <a className="cw-link" href="/forgot">
                    {pick('Forgot it?', '忘記密碼？')}
                  </a>
                ),
              },
            ]}
            errorText={(code) =>
              code === 'identity.passwordMissing' ? pick('Please enter your password', '請輸入密碼') : undefined
            }
            submitLabel={pick('Sign in', '登入')}
            onSubmit={() =>
              new Promise((done) => setTimeout(() => done({ refusals: [{ code: 'identity.wrong' }] }), 600))
            }
          />
        </div>
      </section>
      <div className="g-signin-art" />
    </main>
  )
}
