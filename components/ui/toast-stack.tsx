'use client';

import { useEffect, useRef } from 'react';
import { toast as show, Toaster } from 'sonner';
import { onToast, type ToastMessage } from './toast';

const duration = { form: 5000, notice: 4000 };

const look = {
  unstyled: true,
  classNames: {
    toast:
      'relative flex w-full items-start gap-4 rounded-sm bg-ink font-sans py-[18px] ps-5 pe-14 text-sm leading-normal text-paper data-[type=error]:bg-[#7c2620]',
    title: 'font-semibold',
    closeButton:
      'absolute! end-1! top-1! size-11! start-auto! transform-none! grid place-items-center rounded-sm! border-0! bg-transparent! text-paper! opacity-70 hover:opacity-100',
  },
};

function display({ channel, title, description, tone, duration: custom }: ToastMessage) {
  const options = {
    description,
    toasterId: channel,
    duration: custom ?? duration[channel],
    // Forms show one message at a time; a notice replaces an earlier one with the same title.
    id: channel === 'form' ? 'form' : title,
  };
  if (tone === 'danger') show.error(title, options);
  else show(title, options);
}

/** The two toasters, loaded with the first message. `first` contains earlier messages. */
export function ToastStack({ first }: { first: ToastMessage[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const message of first.slice(shown.current)) display(message);
    shown.current = first.length;
  }, [first]);
  useEffect(() => onToast(display), []);
  return (
    <>
      <Toaster
        id="form"
        containerAriaLabel="Messages"
        position="top-center"
        visibleToasts={1}
        closeButton
        icons={{ error: null }}
        toastOptions={look}
      />
      <Toaster
        id="notice"
        containerAriaLabel="Notices"
        position="bottom-right"
        visibleToasts={3}
        closeButton
        icons={{ error: null }}
        toastOptions={look}
      />
    </>
  );
}
