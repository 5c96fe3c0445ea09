import Image from 'next/image';
import type { ReactNode } from 'react';
import { Logo } from '@/components/site/logo';

export default function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-svh lg:grid-cols-2">
      <main className="flex flex-col px-6 py-8 sm:px-12">
        <Logo />
        <div className="arrive-whole m-auto w-full max-w-100 py-12">
          <noscript>
            <p className="mb-6 border-s-3 border-gold bg-white px-5 py-3 text-sm">
              The desk needs JavaScript.
            </p>
          </noscript>
          {children}
        </div>
      </main>
      <div className="relative hidden bg-night lg:block">
        <Image
          src="/media/properties/terrace-1.jpg"
          alt=""
          fill
          sizes="50vw"
          className="object-cover opacity-80"
          priority
        />
      </div>
    </div>
  );
}
