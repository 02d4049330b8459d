package org.xmlbench.inspection;

/** A small document with every construct that the inspector looks at. */
final class RichDocument {
  static final String TEXT =
      """
      <?xml version="1.0" encoding="UTF-8" standalone='no'?>
      <?style href="a" ?><!-- a comment -->
      <!DOCTYPE d:doc PUBLIC "-//X" 'doc.dtd' [
        <!-- ]> --><?in subset ]> ?>
        <!ELEMENT d:doc (#PCDATA | b)*>
        <!NOTATION gif SYSTEM "gif">
        <!ENTITY pic SYSTEM "p.gif" NDATA gif>
        <!ENTITY ext PUBLIC '-//Y' "y.ent">
        <!ENTITY % list '<!ATTLIST b late CDATA "x">'> %list;
        <!ENTITY plain 'text &#38;amp; &#x1F600; &#13; more'>
        <!ENTITY nested "[&plain;&plain;]">
        <!ENTITY markup '<b a="&plain;"><e:c xmlns:e="urn:e" e:f="1"/>&nested;</b><!-- c --><?p?>'>
        <!ENTITY uri 'urn:'>
        <!ATTLIST d:doc xmlns:d CDATA #FIXED '&uri;d' xmlns CDATA "urn:n">
        <!ATTLIST b a CDATA '&plain;' t NMTOKENS "  x  y " n NOTATION (gif) #IMPLIED>
        <!ENTITY % unread SYSTEM "u.ent"> %unread;
        <!ENTITY after 'late'>
        <!ATTLIST b after CDATA "&after;">
      ]>
      <d:doc d:x='1' y="a&#10;b&lt;&nested;">
        text &amp; &#xE9; &#128512; \u00E9 \uD83D\uDE00 &plain;&nested;&markup;&ext;
        <![CDATA[ <b> & ]] > ]]> <?pi data ? > ?>
        <b t=" v  w " xml:space='preserve'/><b xmlns='' a='' after='' late=''><c/></b>
        <p:q xmlns:p="urn:p" p:r="" r=""><p:s xmlns:p="urn:p2" xmlns:t="urn:t" p:u="" t:u=""/></p:q>
      </d:doc>
      <!-- end --><?end?>
      """;

  private RichDocument() {}
}
