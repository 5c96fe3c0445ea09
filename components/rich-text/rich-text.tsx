'use client';

import { createDocument, type Extensions } from '@tiptap/core';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { documentNonce } from '@/components/staff/document-nonce';
import { Toolbar, ToolbarButton } from '@/components/staff/ui/toolbar';
import { TooltipProvider } from '@/components/staff/ui/tooltip';
import { cn } from '@/components/ui/class-names';
import type { errorProps } from '@/components/ui/field';
import { editableHtml } from './editable-html';
import { keepsMarkup } from './keeps-markup';
import { LinkDialog } from './link-dialog';
import { pastedHtml } from './pasted-html';

export type RichTextProps = {
  html: string;
  labelId: string;
  /** Attributes by which the editor refers to its error. */
  errors: ReturnType<typeof errorProps>;
  /** The elements that this text has in addition to those of every text. */
  extensions: Extensions;
  /** The look of the text on its page. */
  className: string;
  /** Called when someone edits, with the given HTML when the text is back to what it was. */
  onChange: (html: string) => void;
  /** Called when the text has markup that this editor would lose. */
  onUnknownMarkup: () => void;
  moreTools?: (editor: Editor) => ReactNode;
};

export function RichText(props: RichTextProps) {
  const { html, labelId, errors, extensions, className, onChange, onUnknownMarkup, moreTools } = props;
  const [content] = useState(() => editableHtml(html));
  /** The HTML outside the editor. */
  const known = useRef(html);
  /** The last HTML that was not edited here, and how the editor writes it. */
  const given = useRef({ html, written: '' });
  const take = (editor: Editor, taken: string) => {
    known.current = taken;
    given.current = { html: taken, written: htmlOf(editor) };
    if (!keepsMarkup(taken, given.current.written)) onUnknownMarkup();
  };
  const editor = useEditor({
    extensions,
    content,
    injectNonce: documentNonce(),
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(errors['aria-describedby'] && {
          'aria-invalid': 'true',
          'aria-describedby': errors['aria-describedby'],
        }),
        class: cn('min-h-full px-5 py-6 outline-none', className),
        dir: 'auto',
      },
    },
    onCreate: ({ editor: created }) => take(created, html),
    onUpdate: ({ editor: changed }) => {
      const written = htmlOf(changed);
      known.current = written === given.current.written ? given.current.html : written;
      onChange(known.current);
    },
  });
  useEffect(() => {
    if (!editor || html === known.current) return;
    const stored = createDocument(editableHtml(html), editor.schema);
    // Keeps the cursor where only the spelling of the HTML differs.
    if (!stored.eq(editor.state.doc)) editor.commands.setContent(stored, { emitUpdate: false });
    take(editor, html);
  });
  if (!editor) return null;
  return (
    <div className="flex h-full flex-col">
      <FormattingTools editor={editor} moreTools={moreTools} />
      <div className="min-h-0 flex-1 overflow-auto">
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

type Tool = {
  label: string;
  icon: LucideIcon;
  /** The node type that the text must support to have this tool; by default every text has it. */
  node?: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const tools: Tool[] = [
  {
    label: 'Heading',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Small heading',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'List',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Line',
    icon: Minus,
    node: 'horizontalRule',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  { label: 'Undo', icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
];

function FormattingTools({ editor, moreTools }: { editor: Editor } & Pick<RichTextProps, 'moreTools'>) {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.map(({ isOn }) => isOn?.(current) ?? false),
  });
  return (
    <TooltipProvider>
      <Toolbar
        aria-label="Formatting"
        className="sticky top-0 z-10 flex flex-wrap gap-1 border-b border-line bg-white p-2"
      >
        {tools.map(
          ({ label, icon, node, isOn, run }, index) =>
            (!node || editor.schema.nodes[node]) && (
              <ToolbarButton
                key={label}
                label={label}
                icon={icon}
                isPressed={isOn && on[index]}
                onClick={() => run(editor)}
              />
            ),
        )}
        <LinkDialog editor={editor} />
        {moreTools?.(editor)}
      </Toolbar>
    </TooltipProvider>
  );
}
