import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SignInForm } from '@/components/account-desk/sign-in-form';
import { nextPath } from '@/lib/staff/next-path';
import { staffSession } from '@/lib/staff/session';

export const metadata: Metadata = { title: 'Sign in' };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function LoginPage({ searchParams }: Props) {
  const next = nextPath((await searchParams).next);
  if (await staffSession(await headers())) redirect(next);
  return (
    <>
      <h1 className="display-md">Sign in</h1>
      <p className="mt-3 text-stone">For the agency’s advisors.</p>
      <SignInForm next={next} />
    </>
  );
}
