package com.example.library;

import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlRootElement;
import java.util.ArrayList;
import java.util.List;

/** A document of orders, as JAXB binds it. */
@XmlRootElement(name = "orders")
public final class Orders {
  @XmlElement(name = "order")
  private final List<String> all = new ArrayList<>();

  int count() {
    return all.size();
  }
}
