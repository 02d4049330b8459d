package org.xmlbench.probes;

import java.util.List;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.DocumentName;

/** All families, in the order in which {@code list documents} shows them. */
public final class Catalogue {
  private static final List<DocumentFamily> FAMILIES =
      List.of(
          new OverheadFamily(),
          new XsiTypeFamily(),
          new XmlnsFamily(),
          SoapArrayFamily.INTS,
          SoapArrayFamily.STRINGS,
          SoapArrayFamily.DOUBLES,
          SoapArrayFamily.MESH_INTERFACE_OBJECTS,
          SoapArrayFamily.EVENTS,
          new PtolemyFamily(),
          new HapmapFamily(),
          new PsdFamily(),
          new AttributesFamily(),
          new UnicodeFamily(),
          new XmlnsDeepFamily(),
          new MoleculeFamily(),
          new MeshFamily(),
          new WsmgEventFamily(),
          new WsSecurityFamily(),
          new E134Family(),
          new VotableFamily(),
          new TextUtf8Family(),
          new MixedFamily(),
          new HarvestFamily());

  private Catalogue() {}

  /** The families, in their order. */
  public static List<DocumentFamily> families() {
    return FAMILIES;
  }

  /**
   * The family of that name.
   *
   * @throws UserErrorException when there is none; the message gives the nearest name
   */
  public static DocumentFamily family(String name) {
    return NearestName.named("document", name, FAMILIES, DocumentFamily::name);
  }

  /**
   * The document of that name.
   *
   * @throws UserErrorException when its family is unknown or its size outside the family's range
   */
  public static Document document(DocumentName name) {
    return family(name.family()).document(name);
  }

  /**
   * The document that a user wrote, such as {@code psd:4MiB}.
   *
   * @throws UserErrorException as {@link #document} does, and when the name does not parse
   */
  public static Document parse(String name) {
    return document(DocumentName.parse(name));
  }
}
